/**
 * The frame of every page, for Docusaurus' option `ssrTemplate`: upstream's own, but that the app's files stand in one
 * element. The first visit's step (build/rewritePage.ts) puts what the page needs at once in its place.
 */
export const pageTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <template id="app-files" data-base="<%= it.baseUrl %>" data-styles="<%= it.stylesheets.join(' ') %>" data-scripts="<%= it.scripts.join(' ') %>"></template>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
