// Change: Prism also answers to the names that the notes use, such as cuda for C++.
import type * as Prism from 'prismjs';
import original from '@theme-init/prism-include-languages';
import {languageAliases} from '@site/src/features/code-block/prism';

export default function prismIncludeLanguages(prism: typeof Prism): void {
  (original as (prism: unknown) => void)(prism);
  for (const [alias, language] of Object.entries(languageAliases)) {
    prism.languages[alias] = prism.languages[language]!;
  }
}
