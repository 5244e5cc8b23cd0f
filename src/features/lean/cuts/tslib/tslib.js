// Of `tslib`, what the modules of Docusaurus that reach the client use.
exports.__importDefault = (module) => (module && module.__esModule ? module : {default: module});
