import {dateFault, nameFault} from '../../src/features/markdown/build/nameFault';
import type {Rule} from '../../src/shared/checks/types';

/** The name of each page can be one: the build would stop somewhere else, and not say at which file. */
export const fileNames: Rule = {
  name: 'file-names',
  check({pages, unreadable}) {
    const files = [...pages, ...unreadable].map(({file}) => file);
    return {
      checked: files.length,
      problems: files.flatMap((file) => {
        const fault = nameFault(file) ?? (file.startsWith('blog/') ? dateFault(file) : undefined);
        return fault ? [{file, line: 1, ...fault}] : [];
      }),
    };
  },
};
