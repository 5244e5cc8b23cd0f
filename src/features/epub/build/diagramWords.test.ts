import {expect, it} from 'vitest';
import {diagramWords} from './diagramWords';

it('tells the arrows of a flowchart by where they begin, with the words of nodes and labels', () => {
  const source = `flowchart TD
    accTitle: 标题
    %% 注
    subgraph 一
    A["甲，<br/>一"] --> B{乙} & C([丙])
    end
    B -->|是| D
    B -- 否 --> A
    C -.-> D
    style A fill:#fff
    classDef x fill:#000`;
  expect(diagramWords(source)).toEqual({
    kind: 'arrows',
    groups: [
      {
        from: '甲， 一',
        arrows: [
          {to: '乙', says: ''},
          {to: '丙', says: ''},
        ],
      },
      {
        from: '乙',
        arrows: [
          {to: 'D', says: '是'},
          {to: '甲， 一', says: '否'},
        ],
      },
      {from: '丙', arrows: [{to: 'D', says: ''}]},
    ],
  });
});

it('tells the steps of a sequence diagram', () => {
  const source =
    'sequenceDiagram\n  participant A as 客户\n  participant 池\n  A->>池: 借\n  池-->>A: 一块\n  池->>池: 记下\n  Note over A,池: 同步<br/>以后';
  expect(diagramWords(source)).toEqual({
    kind: 'steps',
    steps: ['客户 → 池：借', '池 → 客户：一块', '池：记下', '（客户、池：同步 以后）'],
  });
});

it.each([
  ['another kind', 'stateDiagram-v2\n  [*] --> 甲'],
  ['a flowchart with a line that is not known', 'flowchart TD\n  A --> B\n  A ??? B'],
  ['a sequence with a loop', 'sequenceDiagram\n  loop 三次\n  A->>B: 借\n  end'],
])('leaves %s to its source', (_, source) => expect(diagramWords(source)).toBeUndefined());
