export default () => '甲';
