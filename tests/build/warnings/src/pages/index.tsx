export default () => '首页';
