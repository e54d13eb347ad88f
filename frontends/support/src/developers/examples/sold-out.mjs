// node sold-out.mjs "Lamb shank"
const { MENULEAF, MENULEAF_KEY } = process.env;
const name = process.argv[2];

async function call(method, path, body) {
  const response = await fetch(MENULEAF + path, {
    method,
    headers: { authorization: `Bearer ${MENULEAF_KEY}`, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${response.status}: ${JSON.stringify(answer.detail)}`);
  return answer;
}

const all = '/api/menus/all-items';

async function find(path) {
  const { items, next_cursor } = await call('GET', path);
  const found = items.find((item) => item.name === name);
  return found || !next_cursor ? found : find(`${all}?cursor=${next_cursor}`);
}

const dish = await find(all);
if (!dish) throw new Error(`There is no dish named ${name}`);
await call('PATCH', `/api/menus/items/${dish.id}/availability`, { is_available: false });
console.log(`${name} is sold out`);
