"""
Learns the labels of the words, numbers and signs of menus from what `write-tokens.ts` wrote, and writes
`import/parse/model/weights.ts` for the dashboard.

    python3 infra/bench/import/labels/train.py [epochs]

It needs numpy, and takes a quarter of an hour. Dilated convolutions over all tokens of a menu, with what
all have in common added below the fourth layer; labels that the truth leaves open count as one.
"""

import base64
import json
import sys
import time
from collections import Counter, defaultdict
from pathlib import Path

import numpy as np

root = Path(__file__).resolve().parents[4]
folder = root / '.local/labels'
weights_file = root / 'frontends/dashboard/src/import/parse/model/weights.ts'

data = json.loads((folder / 'menus.json').read_text())
menus, cue_sizes, label_count, words = data['menus'], data['cueSizes'], data['labelCount'], data['words']

word_of = np.fromfile(folder / 'words.bin', np.int32)
label_bits = np.fromfile(folder / 'labels.bin', np.int16).astype(np.int32)
vague = np.fromfile(folder / 'vague.bin', np.uint8)
cue_starts = np.cumsum([0] + cue_sizes[:-1])
cues = np.fromfile(folder / 'cues.bin', np.uint8).reshape(len(word_of), -1).astype(np.int32) + cue_starts[None].astype(np.int32)

# By token: the labels that its truth allows, and how much it counts; nothing where the truth says nothing.
allowed = ((label_bits[:, None] >> np.arange(label_count)) & 1).astype(np.float32)
weight = (allowed.sum(1) > 0) * np.where(vague > 0, 0.4, 1.0).astype(np.float32)

word_width, affix_width, width, affix_count = 24, 10, 56, 1024
dilations = [1, 2, 4, 8, 16, 32, 1]
common_below = 3  # the layer above which what all tokens have in common is added
vocabulary_size, fewest_menus = 3500, 4
batch, longest = 8, 1400
rate, forget, dropped_words, dropped_units = 0.003, 0.01, 0.25, 0.1


def hashed(text):
    """FNV-1a over UTF-16 code units of plain letters, as `network.ts` has it."""
    value = 2166136261
    for letter in text:
        value = ((value ^ ord(letter)) * 16777619) & 0xFFFFFFFF
    return value


suffix_of = np.array([hashed('$' + word[-3:]) % affix_count for word in words])
prefix_of = np.array([hashed('^' + word[:3]) % affix_count for word in words])


def vocabulary_from(ids):
    """The number of each word that several menus have, most frequent first; 0 for all others."""
    holders = defaultdict(set)
    for i in ids:
        menu = menus[i]
        if not menu['isVariant']:
            for word in set(word_of[menu['from'] : menu['to']].tolist()):
                holders[word].add(i)
    known = sorted((w for w, of in holders.items() if len(of) >= fewest_menus), key=lambda w: -len(holders[w]))
    numbers = np.zeros(len(words), np.int32)
    for number, word in enumerate(known[:vocabulary_size], 1):
        numbers[word] = number
    return numbers


def new_parameters(rng, known_words):
    def normal(rows, columns, scale):
        return (rng.standard_normal((rows, columns)) * scale).astype(np.float32)

    into = word_width + 2 * affix_width
    made = {
        'word': normal(known_words + 1, word_width, 0.1),
        'suffix': normal(affix_count, affix_width, 0.1),
        'prefix': normal(affix_count, affix_width, 0.1),
        'cue': normal(sum(cue_sizes), width, 0.1),
        'in': normal(into, width, 1 / np.sqrt(into)),
        'in bias': np.zeros(width, np.float32),
        'common': normal(2 * width, width, 0.05),
        'out': normal(width, label_count, 0.1),
        'out bias': np.zeros(label_count, np.float32),
    }
    for layer in range(len(dilations)):
        made[f'layer {layer}'] = normal(3 * width, width, np.sqrt(1 / (3 * width)))
        made[f'bias {layer}'] = np.zeros(width, np.float32)
    return made


def forward(p, of, numbers, its_cues, rng=None):
    """How likely each label of each token is, and what the way back needs. With `rng`, parts are dropped at random."""
    count = len(of)
    number, suffix, prefix = numbers[of].copy(), suffix_of[of], prefix_of[of]
    keep = np.ones((count, 2), np.float32)
    if rng is not None:
        number[rng.random(count) < dropped_words] = 0
        keep = (rng.random((count, 2)) >= dropped_words).astype(np.float32)
    embedded = np.concatenate(
        [p['word'][number] * (number > 0)[:, None], p['suffix'][suffix] * keep[:, :1], p['prefix'][prefix] * keep[:, 1:]], 1
    )
    first = embedded @ p['in'] + p['cue'][its_cues].sum(1) + p['in bias']
    way = {'number': number, 'suffix': suffix, 'prefix': prefix, 'keep': keep, 'embedded': embedded, 'first': first, 'layers': []}
    h = np.maximum(first, 0)
    for layer, distance in enumerate(dilations):
        if layer == common_below:
            way['highest'] = h.argmax(0)
            way['all'] = np.concatenate([h.mean(0), h.max(0)])
            h = h + way['all'] @ p['common']
        mask, seen = None, h
        if rng is not None:
            mask = (rng.random(h.shape, dtype=np.float32) >= dropped_units).astype(np.float32) / (1 - dropped_units)
            seen = h * mask
        beside = np.zeros((count, 3 * width), np.float32)
        beside[:, width : 2 * width] = seen
        if distance < count:
            beside[distance:, :width] = seen[:-distance]
            beside[:-distance, 2 * width :] = seen[distance:]
        inner = beside @ p[f'layer {layer}'] + p[f'bias {layer}']
        way['layers'].append((beside, inner, mask))
        h = h + np.maximum(inner, 0)
    way['last'] = h
    scores = h @ p['out'] + p['out bias']
    scores = np.exp(scores - scores.max(1, keepdims=True))
    return scores / scores.sum(1, keepdims=True), way


def gradients(p, chosen, numbers, rng):
    """Of the loss of some tokens of one menu; the loss, and by how much it counts."""
    g = {}
    of, its_cues, may, counts = word_of[chosen], cues[chosen], allowed[chosen], weight[chosen]
    likely, way = forward(p, of, numbers, its_cues, rng)
    right = (likely * may).sum(1) + 1e-9
    back = (likely - likely * may / right[:, None]) * counts[:, None]
    g['out'], g['out bias'] = way['last'].T @ back, back.sum(0)
    down = back @ p['out'].T
    for layer in reversed(range(len(dilations))):
        distance, (beside, inner, mask) = dilations[layer], way['layers'][layer]
        through = down * (inner > 0)
        g[f'layer {layer}'], g[f'bias {layer}'] = beside.T @ through, through.sum(0)
        sides = through @ p[f'layer {layer}'].T
        seen = sides[:, width : 2 * width].copy()
        if distance < len(of):
            seen[:-distance] += sides[distance:, :width]
            seen[distance:] += sides[:-distance, 2 * width :]
        down = down + (seen if mask is None else seen * mask)
        if layer == common_below:
            total = down.sum(0)
            g['common'] = np.outer(way['all'], total)
            shared = p['common'] @ total
            down = down + shared[:width] / len(of)
            down[way['highest'], np.arange(width)] += shared[width:]
    first = down * (way['first'] > 0)
    g['in'], g['in bias'] = way['embedded'].T @ first, first.sum(0)
    g['cue'] = np.zeros_like(p['cue'])
    for start, size, column in zip(cue_starts, cue_sizes, its_cues.T):
        one = np.zeros((len(of), size), np.float32)
        one[np.arange(len(of)), column - start] = 1
        g['cue'][start : start + size] = one.T @ first
    into = first @ p['in'].T
    known, keep = (way['number'] > 0)[:, None], way['keep']
    parts = {
        'word': (way['number'], into[:, :word_width] * known),
        'suffix': (way['suffix'], into[:, word_width : word_width + affix_width] * keep[:, :1]),
        'prefix': (way['prefix'], into[:, word_width + affix_width :] * keep[:, 1:]),
    }
    for name, (rows, change) in parts.items():
        g[name] = np.zeros_like(p[name])
        np.add.at(g[name], rows, change)
    return g, -(np.log(right) * counts).sum(), counts.sum()


def part_of(menu, rng):
    """A long menu is learnt from in parts."""
    start, end = menu['from'], menu['to']
    if end - start > longest + 100:
        start += int(rng.integers(0, end - start - longest))
        end = min(end, start + longest)
    return slice(start, end)


def train(ids, epochs, log):
    """Adam with decay of weights, at a rate that falls by a cosine. Returns the parameters and the words' numbers."""
    rng = np.random.default_rng(0)
    numbers = vocabulary_from(ids)
    p = new_parameters(rng, int(numbers.max()))
    mean, square = ({k: np.zeros_like(v) for k, v in p.items()} for _ in range(2))
    steps, step, began = epochs * (len(ids) // batch + 1), 0, time.time()
    for epoch in range(epochs):
        order, losses, counted = rng.permutation(len(ids)), 0.0, 0.0
        for at in range(0, len(order), batch):
            sums, tokens = Counter(), 0.0
            for k in order[at : at + batch]:
                g, loss, count = gradients(p, part_of(menus[ids[k]], rng), numbers, rng)
                for name, change in g.items():
                    sums[name] = sums[name] + change
                losses, counted, tokens = losses + loss, counted + count, tokens + count
            step += 1
            now = rate * min(1, step / 100) * (0.02 + 0.49 * (1 + np.cos(np.pi * step / steps)))
            for name in p:
                change = sums[name] / max(tokens, 1)
                mean[name] = 0.9 * mean[name] + 0.1 * change
                square[name] = 0.99 * square[name] + 0.01 * change * change
                moved = mean[name] / (1 - 0.9**step) / (np.sqrt(square[name] / (1 - 0.99**step)) + 1e-8)
                p[name] -= now * (moved + (0 if 'bias' in name else forget * p[name]))
        print(log, epoch, round(losses / counted, 4), round(time.time() - began), flush=True)
    return p, numbers


def transitions():
    """By whether a break stands between, how much likelier than usual a label stands behind another."""
    count, usual = np.full((2, label_count, label_count), 2.0), np.full(label_count, label_count * 2.0)
    breaks = {k for k, word in enumerate(words) if word in ('nl', 'blank', 'tab')}
    label = np.where(allowed.sum(1) > 0, allowed.argmax(1), -1)
    for menu in menus:
        if menu['isVariant'] or not menu['file'].startswith('real'):
            continue
        for i in range(menu['from'] + 1, menu['to']):
            if label[i] >= 0 and label[i - 1] >= 0:
                count[int(word_of[i - 1] in breaks), label[i - 1], label[i]] += 1
                usual[label[i]] += 1
    odds = np.log(count / count.sum(2, keepdims=True)) - np.log(usual / usual.sum())
    # Whether a text is said of a dish or of the house is not asked: they are one, 0 and 5.
    odds[:, 5] = odds[:, 0]
    odds[:, :, 5] = odds[:, :, 0]
    return np.round(odds, 2).tolist()


def write(p, numbers):
    """Each row as whole numbers of up to 127, times a factor of its own."""
    known = ['?'] * int(numbers.max())
    for word, number in zip(words, numbers):
        if number:
            known[number - 1] = word
    names = ['word', 'suffix', 'prefix', 'cue', 'in', 'in bias', 'common', 'out', 'out bias']
    names += [f'{part} {layer}' for layer in range(len(dilations)) for part in ('layer', 'bias')]
    shapes, factors, rows = [], b'', b''
    for name in names:
        of = np.atleast_2d(p[name]).copy()
        if name == 'word':
            of[0] = 0
        factor = np.abs(of).max(1) / 127
        factor[factor == 0] = 1
        shapes.append(list(of.shape))
        factors += factor.astype(np.float32).tobytes()
        rows += np.round(of / factor[:, None]).astype(np.int8).tobytes()
    packed = base64.b64encode(factors + rows).decode()
    pairs = 'readonly (readonly [number, number])[]'
    lines = [
        '/* Written by `npm run learn-labels`. */',
        f'export const shapes: {pairs} = {json.dumps(shapes)};',
        f'export const vocabulary =\n  {json.dumps(" ".join(known), ensure_ascii=False)};',
        f'export const packed =\n  "{packed}";',
        '/* By whether a break stands between. */\n'
        f'export const transitions: readonly (readonly (readonly number[])[])[] = {json.dumps(transitions())};',
    ]
    weights_file.write_text('\n\n'.join(lines) + '\n')


if __name__ == '__main__':
    epochs = int(sys.argv[1]) if len(sys.argv) > 1 else 13
    write(*train(list(range(len(menus))), epochs, 'all'))
