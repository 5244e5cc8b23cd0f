import {type ReactNode} from 'react';
import {LABEL_HEIGHT, RADIUS, picture, type Scene} from '@site/src/features/git-graph/model/picture';

/** The graph as the figures of the notes draw it (src/features/git-graph/git-graph.css). */
export default function Graph({scene, label}: {scene: Scene; label: string}): ReactNode {
  const {width, height, edges, nodes, labels} = picture(scene);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} style={{width: `${width / 14}em`, maxWidth: '100%'}} role="img" aria-label={label}>
      {edges.map(({d, head, look}, i) => (
        <g key={i} className={`git-edge git-${look}`}>
          <path d={d} />
          <path d={head} />
        </g>
      ))}
      {nodes.map(({id, x, y, look}) => (
        <g key={id} className={`git-commit git-${look}`}>
          <circle cx={x} cy={y} r={RADIUS} />
          <text x={x} y={y} className={id.length > 2 ? 'git-long' : undefined}>
            {id}
          </text>
        </g>
      ))}
      {labels.map(({kind, text, x, y, width: w}, i) => (
        <g key={i} className={`git-label git-${kind}`}>
          {kind === 'ref' ? (
            <path d={`M${x + 4},${y + 10}h${w - 8}`} />
          ) : (
            <rect x={x} y={y - LABEL_HEIGHT / 2} width={w} height={LABEL_HEIGHT} rx={5} />
          )}
          <text x={x + w / 2} y={y}>
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}
