import {type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import {useHistory, useLocation} from 'react-router-dom';
import Link from '@docusaurus/Link';
import {useSearchConfig} from '../client/searchConfig';
import {useGrowingIndex} from '../embedded/useGrowingIndex';
import {searchPage} from '../theme/SearchPage/searchPage';
import {useSearchClient} from '../theme/SearchPage/useSearchClient';
import {isNamed, meant, pagesOf, type NearPage} from './nearest';
import styles from './styles.module.css';

const WAIT_S = 3;

interface Props {
  /** The words of the address. */
  words: string;
  /** Those of its last part: what would be the title. */
  title: string;
}

/** Where there is no page: those whose words the address has. To the one whose very title it is, the reader is taken. */
export default function NearestPages({words, title}: Props): ReactNode {
  const client = useSearchClient();
  const {indexName} = useSearchConfig();
  const {pathname} = useLocation();
  const [{pages, isLikely}, setNear] = useState<{pages: NearPage[]; isLikely: boolean}>({pages: [], isLikely: false});
  const latest = useRef(0);
  const ask = useCallback(() => {
    const turn = ++latest.current;
    searchPage(client, indexName, {query: words, filters: undefined, page: 0}).then(
      ({hits}) => turn === latest.current && setNear({pages: pagesOf(hits, pathname), isLikely: hits.some(isNamed)}),
      // The form below asks again, and says what is wrong.
      () => {},
    );
  }, [client, indexName, pathname, words]);
  useEffect(ask, [ask]);
  // The first answer comes from titles alone: what readers call a page besides stands in files that come later.
  useGrowingIndex(ask);
  const one = meant(pages, title);
  return pages.length === 0 ? null : (
    <div className={styles.nearest}>
      <p>{isLikely ? '你要的多半是：' : '没有这样叫的页，最接近的是：'}</p>
      <ul>
        {pages.map(({url, title: name, section}) => (
          <li key={url}>
            <Link to={url}>{name}</Link>
            <span>{section}</span>
          </li>
        ))}
      </ul>
      {one && <Taking page={one} />}
    </div>
  );
}

/** Takes the reader to a page after a while in which they can stay; nothing moves by itself where that is not wanted. */
function Taking({page: {url, title}}: {page: NearPage}) {
  const history = useHistory();
  const [isGoing, setIsGoing] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  useEffect(() => {
    const timer = isGoing ? setTimeout(() => history.replace(new URL(url, location.href).pathname), WAIT_S * 1000) : undefined;
    return () => clearTimeout(timer);
  }, [history, isGoing, url]);
  return isGoing ? (
    <p role="status" className={styles.taking}>
      三秒后带你去“{title}”
      <button type="button" className="action" onClick={() => setIsGoing(false)}>
        留在这里
      </button>
    </p>
  ) : null;
}
