import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** A copy of localStorage; empty where access is blocked. */
function storedNow(): Record<string, string | undefined> {
  try {
    return {...localStorage};
  } catch {
    return {};
  }
}

// A page in the back/forward cache gets no `storage` events. When it is shown again, they are dispatched for every key that changed meanwhile.
if (ExecutionEnvironment.canUseDOM) {
  let before: Record<string, string | undefined> = {};
  addEventListener('pagehide', () => {
    before = storedNow();
  });
  addEventListener('pageshow', ({persisted}) => {
    if (!persisted) {
      return;
    }
    const now = storedNow();
    for (const key of Object.keys({...before, ...now}).filter((name) => before[name] !== now[name])) {
      dispatchEvent(
        new StorageEvent('storage', {key, oldValue: before[key] ?? null, newValue: now[key] ?? null, storageArea: localStorage}),
      );
    }
  });
}
