/** Words that ask and that no page has to have; a longer one stands before the one that it begins with. */
export const QUESTION_WORDS = [
  '请问',
  '为什么',
  '什么是',
  '是什么',
  '怎么办',
  '怎么样',
  '怎么',
  '怎样',
  '如何',
  '为何',
  '什么',
  '哪些',
  '哪个',
  '哪里',
  '能不能',
  '能否',
  '可不可以',
  '可以',
  '是否',
  '有没有',
  '多少',
  '吗',
  '呢',
  '吧',
];

/** Words beside question words and particles that a page may lack and still have the query. */
export const FILLER_WORDS = ['how', 'what', 'why', 'the', 'of', 'to', '区别', '关系', '意思', '应该', '实现', '解决', '办法', '方法'];
