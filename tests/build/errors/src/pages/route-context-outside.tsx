import {Context} from '@docusaurus/core/lib/client/routeContext';
import useRouteContext from '@docusaurus/useRouteContext';

const PluginName = () => useRouteContext().plugin.name;

export default () => (
  <Context.Provider value={null}>
    <PluginName />
  </Context.Provider>
);
