/**
 * A frame shares its history with its parent: pushes replace the current entry, and going back closes what was opened,
 * so Back leaves the site's page as it would without a menu in it.
 */
export function isolateHistory() {
  history.pushState = (state, unused, url) => history.replaceState(state, unused, url);
  history.back = () => {
    history.replaceState(history.state, '', location.pathname);
    dispatchEvent(new PopStateEvent('popstate'));
  };
}
