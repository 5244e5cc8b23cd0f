/** Queries about what a site of notes on computing and travel does not have; those that a site does have are left out. */
export const FOREIGN = [
  '番茄炒蛋', '量子纠缠', '法国大革命', '光合作用', '红烧排骨', '胰岛素', '唐宋八大家', '板块漂移', '钢琴奏鸣曲', '新生儿黄疸', '股票期权', '篮球规则', '二胡独奏', '茶叶发酵', '恐龙灭绝', '黑洞蒸发', '免疫球蛋白', '拿破仑', '莎士比亚', '京剧脸谱',
  '高血压用药', '离婚协议', '宠物疫苗', '小麦育种', '水稻插秧', '婴儿辅食', '口腔溃疡', '葡萄酒庄', '滑雪装备', '瑜伽体式', '摄影构图', '油画颜料', '陶瓷釉料', '青铜器纹饰', '敦煌壁画', '昆虫标本', '珊瑚白化', '台风路径', '火山喷发', '冰川融化',
  '区块链挖矿', '期货保证金', '房贷利率', '社保缴纳', '增值税发票', '劳动仲裁', '刑事辩护', '专利侵权', '汽车保险', '驾照扣分', '电吉他', '架子鼓', '芭蕾舞', '相声贯口', '围棋定式', '象棋残局', '乒乓球拍', '羽毛球赛', '马拉松配速', '游泳换气',
  'photosynthesis', 'shakespeare', 'cappuccino', 'zxqvbnm', 'qwertyuiop', 'mitochondria', 'rhinoceros', 'saxophone', 'pneumonia', 'archaeology', 'asdkjhqwe', 'xylophone', 'hemoglobin', 'tyrannosaurus', 'quokka', 'ukulele', 'bordeaux', 'wimbledon',
  'cooking pasta', 'tomato soup recipe', 'world cup 1998', '番茄 牛腩', '唐诗 鉴赏', '儿童 疫苗 接种', '🦄🌈', '★☆', 'жираф', 'ραβδος',
];
