export default {
  full: ['one'],
  empty: [{type: 'html', value: '没有可以链接的东西'}],
};
