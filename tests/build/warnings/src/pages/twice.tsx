export default () => '乙';
