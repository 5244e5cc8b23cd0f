import {useEffect, useState, type ReactNode} from 'react';
import {useColorMode} from '@docusaurus/theme-common';

/** A component as the owner of a site writes one: with an effect, and a context of the page. */
export default function Clock(): ReactNode {
  const {colorMode} = useColorMode();
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  return <p data-testid="clock">{isMounted ? `在走，${colorMode}` : '没有走'}</p>;
}
