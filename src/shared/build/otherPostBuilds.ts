import type {Plugin} from '@docusaurus/types';

/**
 * Waits for the `postBuild` of all plugins that stand behind one. Docusaurus starts all of them at once, in the order of
 * the list, and offers no hook after them: theirs are wrapped so that they are seen to start.
 * @param self name of the plugin that waits
 * @throws Error when none is seen: the caller has to stand before the plugins that write into the build.
 */
export async function otherPostBuilds(plugins: Plugin[], self: string): Promise<void> {
  const started: unknown[] = [];
  const behind = plugins.slice(plugins.findIndex(({name}) => name === self) + 1);
  for (const plugin of behind) {
    const postBuild = plugin.postBuild?.bind(plugin);
    if (postBuild) {
      plugin.postBuild = (props) => {
        const done = Promise.resolve(postBuild(props));
        started.push(done);
        return done;
      };
    }
  }
  // The loop that starts them runs to its end first.
  await new Promise((resolve) => setImmediate(resolve));
  if (started.length === 0) {
    throw new Error(`插件 ${self} 要写在往构建结果里写文件的插件前面（src/features/index.ts）`);
  }
  await Promise.all(started);
}
