import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** What the browser stores now; nothing where it lets nobody look. */
function storedNow(): Record<string, string | undefined> {
  try {
    return {...localStorage} as Record<string, string>;
  } catch {
    return {};
  }
}

// A page that waits in the browser's cache hears nothing of what other pages store. When it is shown again it is told, as if it had been open.
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
