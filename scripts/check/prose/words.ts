import {proseRule} from './findings';

/**
 * Slips of characters that look or sound alike, and names that this site gives one thing only; `|` separates the wrong ones. With
 * a folder, only its pages are looked at: elsewhere the word is another thing's name.
 */
const WORDS: [wrong: string, right: string, folder?: string][] = [
  ['己经', '已经'],
  ['自已', '自己'],
  ['末来', '未来'],
  ['周未|期未', '周末、期末'],
  ['时侯', '时候'],
  ['侯选', '候选'],
  ['帐号|帐户', '账号、账户'],
  ['登陆(?=系统|节点|服务器|集群|账号|到|后|$)', '登录'],
  ['阀值', '阈值'],
  ['部份', '部分'],
  ['既使', '即使'],
  ['布署', '部署'],
  ['复盖', '覆盖'],
  ['粘帖', '粘贴'],
  ['叠代', '迭代'],
  ['像限', '象限'],
  ['座标', '坐标'],
  ['其它', '其他'],
  ['按装', '安装'],
  ['反回', '返回'],
  ['重迭', '重叠'],
  ['图象|象素', '图像、像素'],
  ['必竟', '毕竟'],
  ['不只一', '不止一'],
  ['做为', '作为'],
  ['规约(?=求和|操作|运算|算法|树)', '归约'],
  ['内核函数', '核函数'],
  ['共享存储器|全局存储器', '共享内存、全局内存'],
  ['占有率', '占用率'],
  ['二叉查找树|二叉排序树', '二叉搜索树'],
  ['宽度优先', '广度优先'],
  ['软连接|软链接', '符号链接'],
  ['假共享|虚假共享', '伪共享'],
  ['互斥体|互斥量', '互斥锁'],
  ['缓冲存储器', '缓存'],
  ['修饰器', '装饰器'],
  ['光环|幽灵(?:元素|单元|格)', '晕区（halo）'],
  ['(?<!对|开|#每)拍(?!照|板)', '周期', 'docs/CUDA/'],
  ['号通道|\\d ?个通道|通道（lane', '道（lane）', 'docs/CUDA/'],
  ['(?<![A-Za-z_])KB(?![A-Za-z])', 'kB（1000 字节）或 KiB（1024 字节）；抄来的放进行内代码'],
  ['签出', '检出'],
  ['衍合', '变基'],
  [
    '伫列|字串|函式|程式|软体|硬体|网路|资讯|介面|记忆体|档案系统|执行绪|伺服器',
    '队列、字符串、函数、程序、软件、硬件、网络、信息、接口、内存、文件系统、线程、服务器',
  ],
];

/** One thing has one name on the whole site, written with the right characters. */
export const words = proseRule(
  'words',
  WORDS.map(([wrong, right, folder]) => ({
    pattern: new RegExp(wrong, 'gu'),
    message: '写错的字，或另一个名字',
    fix: `写“${right}”`,
    folder,
  })),
);
