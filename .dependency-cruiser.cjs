/** Folders of a feature that are its own affair: what lies beside them, at the top of the feature, is its public face. */
const PRIVATE = '(build|client|theme|engine|embedded|docsearch|hosted|bench|match|worker|model|algorithms|tests)';
const BUILD = '(build|hosted|bench)';
const BROWSER = '(client|theme|embedded|match|worker)';
const TEST = '\\.(test|spec)\\.tsx?$|/tests?/|/testing(\\.ts$|/)';
/** What lies in a feature and is run by hand (`npm run bench:search`, `npm run record:diagrams`), not by the build. */
const COMMANDS = ['^src/features/search/bench/', '^src/features/diagrams/build/recordHeights\\.ts$'];

/** Who may import whom. ARCHITECTURE.md says why; tests/unit/imports.test.ts has an import that each rule must refuse. */
module.exports = {
  forbidden: [
    {
      name: 'feature-face',
      comment: '别的功能只能从它的门面进：src/features/<名>/ 顶层的文件，不是 build、client 等文件夹里的。',
      severity: 'error',
      from: {path: '^src/features/([^/]+)/', pathNot: TEST},
      to: {path: `^src/features/[^/]+/${PRIVATE}/`, pathNot: '^src/features/$1/'},
    },
    {
      name: 'build-and-browser-apart',
      comment: '一个功能的构建代码（Node）与浏览器代码只共用类型：共用的值放在功能顶层的文件里。',
      severity: 'error',
      from: {path: `^src/features/([^/]+)/${BUILD}/`, pathNot: TEST},
      to: {path: `^src/features/$1/${BROWSER}/`, dependencyTypesNot: ['type-only']},
    },
    {
      name: 'browser-and-build-apart',
      comment: '浏览器代码不引用构建代码：共用的值放在功能顶层的文件里。',
      severity: 'error',
      from: {path: `^src/features/([^/]+)/${BROWSER}/`, pathNot: TEST},
      to: {path: `^src/features/[^/]+/${BUILD}/|^src/shared/(build|markdown|html|checks)/`, dependencyTypesNot: ['type-only']},
    },
    {
      name: 'pure-algorithms',
      comment: '搜索引擎与算法不引用自己文件夹之外的代码：它们在 Node、线程与测试里都要能跑。',
      severity: 'error',
      from: {path: '^src/features/(search/engine|players/algorithms|explorers/[^/]+/model|git-graph/model)/', pathNot: TEST},
      to: {
        pathNot: '^src/(shared/pure|features/(search/engine|players/algorithms|explorers/[^/]+/model|git-graph/model))/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'shared-imports-no-feature',
      comment: '共用的代码不认识任何功能。',
      severity: 'error',
      from: {path: '^src/shared/', pathNot: TEST},
      to: {path: '^src/features/'},
    },
    {
      name: 'nobody-imports-scripts',
      comment: '脚本可以引用功能，反过来不行；测试里的东西只有测试引用。',
      severity: 'error',
      from: {path: '^(src|config|docusaurus\\.config|packages)', pathNot: TEST},
      to: {path: '^(scripts|tests)/'},
    },
    {
      name: 'no-cycle',
      comment: '文件之间没有环。',
      severity: 'error',
      from: {},
      to: {circular: true, viaOnly: {dependencyTypesNot: ['type-only']}},
    },
    {
      name: 'resolved',
      comment: '自己的文件都要找得到：找不到的引用，别的规则也看不见。',
      severity: 'error',
      // The bench writes these files before it builds a peer.
      from: {pathNot: '^scripts/bench/peers/'},
      to: {couldNotResolve: true, path: '^(@site/|\\.)'},
    },
    {
      name: 'declared',
      comment: '引用的包要写在 package.json 里：别人的依赖带来的包，升级时会不见。',
      severity: 'error',
      // The bench installs the peers' packages in a folder of their own.
      from: {pathNot: '^scripts/bench/peers/'},
      to: {dependencyTypes: ['npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only', 'type-import']},
    },
    {
      name: 'built-from-dependencies',
      comment: '构建与浏览器用的包要在 dependencies 里：npm ci --omit=dev 之后也要能构建。',
      severity: 'error',
      from: {path: '^(src|config|docusaurus\\.config|sidebars|packages)', pathNot: [TEST, ...COMMANDS]},
      to: {dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'type-import']},
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '^(build|build-variant|\\.docusaurus|node_modules/\\.cache)'},
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.mjs', '.json'],
    },
  },
};
