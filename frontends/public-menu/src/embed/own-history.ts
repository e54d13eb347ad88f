/**
 * A frame and the page around it have one history: what would add to it takes the place of what is there, and what goes
 * back closes what it opened, so that Back leaves the site's page as it would without a menu in it.
 */
export function keepHistory() {
  history.pushState = (state, unused, url) => history.replaceState(state, unused, url);
  history.back = () => {
    history.replaceState(history.state, '', location.pathname);
    dispatchEvent(new PopStateEvent('popstate'));
  };
}
