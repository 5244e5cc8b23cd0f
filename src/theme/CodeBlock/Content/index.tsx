// Change: warns in the console, once for each block, of a language that the highlighter does not know.
import {useEffect, type ReactNode} from 'react';
import {Prism} from 'prism-react-renderer';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import OriginalContent from '@theme-original/CodeBlock/Content';
import type {Props} from '@theme/CodeBlock/Content';

export default function CodeBlockContent(props: Props): ReactNode {
  const {language} = useCodeBlockContext().metadata;
  // The block mounts anew after hydration: the first mount stays silent.
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser && !(language in Prism.languages)) {
      console.warn(`Language does not exist: ${language}`);
    }
  }, [isBrowser, language]);
  return <OriginalContent {...props} />;
}
