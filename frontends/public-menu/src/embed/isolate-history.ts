/**
 * A frame shares its history with its parent: pushes replace the current entry, and going back closes what was opened,
 * so Back leaves the site's page as it would without a menu in it. The menu that was chosen stays in the address.
 */
export function isolateHistory() {
  let before = location.pathname;
  history.pushState = (state, unused, url) => {
    before = location.pathname + location.hash;
    history.replaceState(state, unused, url);
  };
  history.back = () => {
    history.replaceState(history.state, '', before);
    dispatchEvent(new PopStateEvent('popstate'));
  };
}
