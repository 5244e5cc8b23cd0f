/** Under this id, misspelt, older versions of the theme kept the default one. */
const MISSPELT = 'annoucement-bar';

/**
 * An inline script that stands after the theme's own, which hides the announcement bar when one was dismissed: an
 * announcement with another id than that one shows, before any other script has run.
 */
export function showNewAnnouncement(id: string): string {
  const seen = id === 'announcement-bar' ? [id, MISSPELT] : [id];
  return `try{${JSON.stringify(seen)}.includes(localStorage.getItem('docusaurus.announcement.id'))||(document.documentElement.dataset.announcementBarInitiallyDismissed='false')}catch(e){}`;
}
