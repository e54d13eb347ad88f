"""
Learns the labels of the words, numbers and signs of menus from what `write-tokens.ts` wrote, and writes
`import/parse/model/weights.ts` for the dashboard. With `left-out` it leaves every fourth real file out in turn and
writes how likely each label of these is instead, which `weigh-readings.ts` learns the choice from.

    python3 infra/bench/import/labels/train.py [left-out] [epochs]

It needs numpy, and takes some minutes for each network. Dilated convolutions over all tokens of a menu, with what
all have in common added below the fourth layer; labels that the truth leaves open count as one.
"""
import base64, json, sys, time
from collections import defaultdict
from pathlib import Path
import numpy as np

here = Path(__file__).resolve().parent
root = here.parents[3]
folder = root / '.local/labels'
D = json.loads((folder / 'menus.json').read_text())
menus, groups, K, words = D['menus'], D['cueSizes'], D['labelCount'], D['words']
W = np.fromfile(folder / 'words.bin', np.int32); M = np.fromfile(folder / 'labels.bin', np.int16)
S = np.fromfile(folder / 'vague.bin', np.uint8); R = np.fromfile(folder / 'cues.bin', np.uint8).reshape(len(W), -1)
off = np.cumsum([0] + groups[:-1]); R = R.astype(np.int32) + off[None].astype(np.int32); NF = sum(groups)
allowed = ((M[:, None].astype(np.int32) >> np.arange(K)) & 1).astype(np.float32)
weight = (allowed.sum(1) > 0).astype(np.float32) * np.where(S > 0, 0.4, 1.0).astype(np.float32)
EW, EA, C, NA = 24, 10, 56, 1024
DIL = [1, 2, 4, 8, 16, 32, 1]


def fh(text):
    h = 2166136261
    for letter in text: h = ((h ^ ord(letter)) * 16777619) & 0xffffffff
    return h


suf = np.array([fh('$' + w[-3:]) % NA for w in words]); pre = np.array([fh('^' + w[:3]) % NA for w in words])


def train(train_ids, epochs, log=None, seed=0):
    rng = np.random.default_rng(seed)
    # vocabulary: words in at least 3 menus (copy 0)
    df = defaultdict(set)
    for i in train_ids:
        m = menus[i]
        if not m['isVariant'] and not m['file'].startswith('generated'):
            for w in set(W[m['from']:m['to']].tolist()): df[w].add(i)
    vocab = {w: k + 1 for k, w in enumerate(sorted([w for w, s in df.items() if len(s) >= 4], key=lambda w: -len(df[w]))[:3500])}
    vid = np.zeros(len(words), np.int32)
    for w, k in vocab.items(): vid[w] = k
    P = {}
    P['ew'] = (rng.standard_normal((len(vocab) + 1, EW)) * 0.1).astype(np.float32)
    P['es'] = (rng.standard_normal((NA, EA)) * 0.1).astype(np.float32); P['ep'] = (rng.standard_normal((NA, EA)) * 0.1).astype(np.float32)
    P['ef'] = (rng.standard_normal((NF, C)) * 0.1).astype(np.float32)
    P['wi'] = (rng.standard_normal((EW + 2 * EA, C)) / np.sqrt(EW + 2 * EA)).astype(np.float32); P['bi'] = np.zeros(C, np.float32)
    for l in range(len(DIL)):
        P[f'w{l}'] = (rng.standard_normal((3 * C, C)) * np.sqrt(1.0 / (3 * C))).astype(np.float32); P[f'b{l}'] = np.zeros(C, np.float32)
    P['wg'] = (rng.standard_normal((2 * C, C)) * 0.05).astype(np.float32)
    P['wo'] = (rng.standard_normal((C, K)) * 0.1).astype(np.float32); P['bo'] = np.zeros(K, np.float32)
    mom = {k: np.zeros_like(v) for k, v in P.items()}; vel = {k: np.zeros_like(v) for k, v in P.items()}
    step = 0; B = 8
    sizes = np.array([menus[i]['to'] - menus[i]['from'] for i in train_ids])
    total = epochs * (len(train_ids) // B + 1)
    t0 = time.time()
    for ep in range(epochs):
        order = rng.permutation(len(train_ids)); loss_sum = 0; n_sum = 0
        for b in range(0, len(order), B):
            G = defaultdict(lambda: 0); tot = 0
            ids = [train_ids[k] for k in order[b:b + B]]
            for i in ids:
                a, z = menus[i]['from'], menus[i]['to']
                if z - a > 1500:
                    a += int(rng.integers(0, z - a - 1400)); z = min(z, a + 1400)
                    
                sel = slice(a, z); l, n = fwdbwd(P, G, W[sel], vid, R[sel], allowed[sel], weight[sel], rng); loss_sum += l; n_sum += n; tot += n
            step += 1; lr = 0.003 * min(1, step / 100) * (0.02 + 0.98 * 0.5 * (1 + np.cos(np.pi * step / total)))
            for k in P:
                g = G[k] / max(tot, 1) 
                mom[k] = 0.9 * mom[k] + 0.1 * g; vel[k] = 0.99 * vel[k] + 0.01 * g * g
                P[k] -= lr * (mom[k] / (1 - 0.9 ** step) / (np.sqrt(vel[k] / (1 - 0.99 ** step)) + 1e-8) + 0.01 * P[k] * (k[0] in 'we'))
        if log: print(log, ep, round(loss_sum / n_sum, 4), round(time.time() - t0), flush=True)
    return P, vid
def drop(x, p, rng): 
    if p == 0: return x, None
    m = (rng.random(x.shape, dtype=np.float32) >= p).astype(np.float32) / (1 - p); return x * m, m
def forward(P, w, vid, r, rng=None):
    T = len(w); v = vid[w].copy(); s = suf[w]; q = pre[w]
    keep = np.ones((T, 2), np.float32)
    if rng is not None:
        v[rng.random(T) < 0.25] = 0
        keep = (rng.random((T, 2)) >= 0.25).astype(np.float32)
    e = np.concatenate([P['ew'][v] * (v > 0)[:, None], P['es'][s] * keep[:, :1], P['ep'][q] * keep[:, 1:]], 1)
    x = e @ P['wi'] + P['ef'][r].sum(1) + P['bi']
    h = np.maximum(x, 0); cache = {'e': e, 'v': v, 's': s, 'q': q, 'keep': keep, 'x': x}
    layers = []
    for l, d in enumerate(DIL):
        if l == 3:
            mean = h.mean(0); mx = h.max(0); arg = h.argmax(0); g = np.concatenate([mean, mx]); gg = g @ P['wg']; cache['g'] = g; cache['arg'] = arg
            h = h + gg
        hin = h
        if rng is not None: hin, dm = drop(h, 0.1, rng)
        else: dm = None
        z = np.zeros((T, 3 * C), np.float32); z[:, C:2 * C] = hin
        if d < T: z[d:, :C] = hin[:-d]; z[:-d, 2 * C:] = hin[d:]
        u = z @ P[f'w{l}'] + P[f'b{l}']; o = np.maximum(u, 0)
        layers.append((z, u, dm)); h = h + o
    lo = h @ P['wo'] + P['bo']; lo -= lo.max(1, keepdims=True); pr = np.exp(lo); pr /= pr.sum(1, keepdims=True)
    cache['layers'] = layers; cache['h'] = h
    return pr, cache
def fwdbwd(P, G, w, vid, r, al, wt, rng):
    pr, c = forward(P, w, vid, r, rng); T = len(w)
    ps = (pr * al).sum(1) + 1e-9; loss = -(np.log(ps) * wt).sum()
    post = pr * al / ps[:, None]; g = (pr - post) * wt[:, None]
    G['wo'] = G['wo'] + c['h'].T @ g; G['bo'] = G['bo'] + g.sum(0)
    dh = g @ P['wo'].T
    for l in range(len(DIL) - 1, -1, -1):
        d = DIL[l]; z, u, dm = c['layers'][l]
        du = dh * (u > 0); G[f'w{l}'] = G[f'w{l}'] + z.T @ du; G[f'b{l}'] = G[f'b{l}'] + du.sum(0)
        dz = du @ P[f'w{l}'].T; dhin = dz[:, C:2 * C].copy()
        if d < T: dhin[:-d] += dz[d:, :C]; dhin[d:] += dz[:-d, 2 * C:]
        if dm is not None: dhin *= dm
        dh = dh + dhin
        if l == 3:
            dg = dh.sum(0); G['wg'] = G['wg'] + np.outer(c['g'], dg); dgg = P['wg'] @ dg
            dh = dh + dgg[:C] / T; dh[c['arg'], np.arange(C)] += dgg[C:]
    dx = dh * (c['x'] > 0); G['bi'] = G['bi'] + dx.sum(0); G['wi'] = G['wi'] + c['e'].T @ dx
    ge = np.zeros_like(P['ef']) if isinstance(G['ef'], int) else G['ef']
    for j in range(r.shape[1]): 
        cols = r[:, j]; base = off[j]; k = groups[j]; oh = np.zeros((T, k), np.float32); oh[np.arange(T), cols - base] = 1; ge[base:base + k] += oh.T @ dx
    G['ef'] = ge
    de = dx @ P['wi'].T
    for name, idx, gr in (('ew', c['v'], de[:, :EW] * (c['v'] > 0)[:, None]), ('es', c['s'], de[:, EW:EW + EA] * c['keep'][:, :1]), ('ep', c['q'], de[:, EW + EA:] * c['keep'][:, 1:])):
        gx = np.zeros_like(P[name]) if isinstance(G[name], int) else G[name]; np.add.at(gx, idx, gr); G[name] = gx
    return loss, wt.sum()
def predict(P, vid, i):
    a, z = menus[i]['from'], menus[i]['to']; return forward(P, W[a:z], vid, R[a:z])[0]



def transitions():
    """By whether a break stands between, how much likelier than usual a label stands behind another."""
    count = np.full((2, K, K), 2.0); usual = np.full(K, K * 2.0)
    breaks = {k for k, w in enumerate(words) if w in ('nl', 'blank', 'tab')}
    one = np.where(allowed.sum(1) > 0, allowed.argmax(1), -1)
    for m in menus:
        if m['isVariant'] or not m['file'].startswith('real'): continue
        for i in range(m['from'] + 1, m['to']):
            if one[i] < 0 or one[i - 1] < 0: continue
            count[int(W[i - 1] in breaks), one[i - 1], one[i]] += 1; usual[one[i]] += 1
    odds = np.log(count / count.sum(2, keepdims=True)) - np.log(usual / usual.sum())
    odds[:, 5] = odds[:, 0]; odds[:, :, 5] = odds[:, :, 0]
    return np.round(odds, 2).tolist()


def write(P, vid, path):
    """Each row as whole numbers of up to 127, times a factor of its own."""
    vocabulary = ['?'] * int(vid.max())
    for w, k in enumerate(vid):
        if k: vocabulary[k - 1] = words[w]
    names = ['ew', 'es', 'ep', 'ef', 'wi', 'bi', 'wg', 'wo', 'bo'] + [f'{x}{l}' for l in range(len(DIL)) for x in 'wb']
    shapes, factors, numbers = [], [], []
    for name in names:
        m = np.atleast_2d(P[name]).copy()
        if name == 'ew': m[0] = 0
        f = np.abs(m).max(1) / 127; f[f == 0] = 1
        shapes.append(list(m.shape)); factors.append(f.astype(np.float32)); numbers.append(np.round(m / f[:, None]).astype(np.int8))
    packed = base64.b64encode(np.concatenate(factors).tobytes() + b''.join(n.tobytes() for n in numbers)).decode()
    lines = ['/* Written by `npm run learn-labels`. */', '', 'export const shapes: readonly (readonly [number, number])[] = ' + json.dumps(shapes) + ';', '',
             'export const vocabulary =\n  ' + json.dumps(' '.join(vocabulary), ensure_ascii=False) + ';', '', 'export const packed =\n  "' + packed + '";', '',
             '/* By whether a break stands between. */', 'export const transitions: readonly (readonly (readonly number[])[])[] = ' + json.dumps(transitions()) + ';', '']
    path.write_text('\n'.join(lines))


if __name__ == '__main__':
    given = sys.argv[1:]; is_left_out = 'left-out' in given
    epochs = next((int(one) for one in given if one.isdigit()), 10)
    if is_left_out:
        reals = sorted({m['file'] for m in menus if m['file'].startswith('real')}); out = []
        for turn in range(4):
            held = set(reals[turn::4])
            P, vid = train([i for i, m in enumerate(menus) if m['file'] not in held], epochs, f'without part {turn}')
            for i, m in enumerate(menus):
                if m['file'] in held and not m['isVariant']: out.append({'file': m['file'], 'name': m['name'], 'shares': np.round(predict(P, vid, i), 3).tolist()})
        (folder / 'left-out.json').write_text(json.dumps(out))
    else:
        P, vid = train(list(range(len(menus))), epochs, 'all')
        write(P, vid, root / 'frontends/dashboard/src/import/parse/model/weights.ts')
