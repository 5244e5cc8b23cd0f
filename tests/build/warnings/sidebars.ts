export default {main: ['one']};
