/**
 * Logs one line per page view, or per enlarged photo of a dish: only what is counted, nothing about who. Nothing is
 * logged for opt-outs, signed-in users, bots and prefetches. A view counts as scanned or typed if no page referred to
 * it; reloads do not.
 */
export const countGuests = String.raw`var pagePath = /^\/restaurant\/([\w-]{1,12})(\/menu(?:\/([a-z]{2})(?:-[a-z0-9-]{2,12})?)?)?\/?$/i;
var dishPath = /^\/images\/([\w-]{1,64})\/(?:732|1200)\.(?:avif|webp)$/;
var placeName = /^[\w-]{1,12}$/;
var programs = /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|headless|lighthouse|monitor/i;
function reader(request) {
  return function (name) {
    var header = request.headers[name];
    return header ? header.value : '';
  };
}
function isGuest(request, said) {
  if (request.method !== 'GET' || request.cookies.auth_token) return false;
  if (said('sec-gpc') === '1' || said('dnt') === '1') return false;
  if (/prefetch|prerender|preview/i.test(said('sec-purpose') + said('purpose') + said('x-moz'))) return false;
  var program = said('user-agent');
  return program.indexOf('Mozilla/') === 0 && !programs.test(program);
}
function isOpened(said) {
  var mode = said('sec-fetch-mode');
  if (!mode) return said('accept').indexOf('text/html') !== -1;
  return (mode === 'navigate' && said('sec-fetch-dest') !== 'iframe') || mode === 'same-origin';
}
function isDirect(said) {
  var site = said('sec-fetch-site');
  // A page that a phone keeps is asked for by its own worker, which always asks whether it is still the same
  // and says what led to it.
  if (said('sec-fetch-mode') === 'same-origin') return !said('referer');
  if (said('referer') || /max-age=0|no-cache/.test(said('cache-control'))) return false;
  return !site || site === 'none';
}
function ofPage(found, said) {
  if (!isOpened(said)) return undefined;
  var asked = /^\s*([a-z]{2,3})\b/i.exec(said('accept-language'));
  return {
    restaurant: found[1],
    direct: isDirect(said),
    language: asked ? asked[1].toLowerCase() : undefined,
    read: found[3] ? found[3].toLowerCase() : undefined
  };
}
function viewOfDish(found, query, said) {
  // Only a dish that is opened asks for its photo by an address with its place; what led there says nothing.
  var place = query.at ? query.at.value : '';
  // Not what a script asks for; a phone's own worker asks as the page does.
  var mode = said('sec-fetch-mode');
  if (!placeName.test(place) || (mode && mode !== 'no-cors')) return undefined;
  return { restaurant: place, image: found[1] };
}
function counted(request) {
  var said = reader(request);
  if (!isGuest(request, said)) return undefined;
  var page = pagePath.exec(request.uri);
  if (page) return ofPage(page, said);
  var dish = dishPath.exec(request.uri);
  return dish ? viewOfDish(dish, request.querystring, said) : undefined;
}
function handler(event) {
  var status = event.response.statusCode;
  var guest = status === 200 || status === 304 ? counted(event.request) : undefined;
  if (guest) console.log('guest ' + JSON.stringify(guest));
  return event.response;
}`;
