import {useRef, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {CommentsConfig} from '@site/src/features/comments/config';
import styles from './styles.module.css';

/** Comments below a note or a post where the owner has set them up (src/features/comments/config.ts): no other site is asked before the reader presses the button. */
export default function Comments(): ReactNode {
  const config = useDocusaurusContext().siteConfig.customFields?.comments as CommentsConfig | undefined;
  const place = useRef<HTMLDivElement>(null);
  const load = () => {
    import(/* webpackChunkName: "comments" */ './showComments')
      .then(({showComments}) => place.current && config && showComments(place.current, config))
      .catch(console.warn);
  };
  return (
    config && (
      <section className={styles.comments} aria-label="评论" data-unsearched>
        <div ref={place}>
          <p>评论写在 GitHub 的讨论区，由 giscus 显示。加载以后，浏览器会连接 giscus.app，由它连接 GitHub。</p>
          <button type="button" className="action" onClick={load}>
            加载评论
          </button>
        </div>
      </section>
    )
  );
}
