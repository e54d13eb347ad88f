import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from '@menuleaf/shared/testing/test-folder.ts';
import { localOutput } from '../build/build.ts';
import { checkers } from './checkers.ts';

const folder = testFolder();

const templates = globSync('*.template.json', { cwd: localOutput }).map((file) =>
  join(localOutput, file),
);

function written(name: string, Resources: object): string {
  const file = join(folder, `${name}.template.json`);
  writeFileSync(file, JSON.stringify({ Resources }));
  return file;
}
const mistyped = written('mistyped', {
  Queue: { Type: 'AWS::SQS::Queue', Properties: { VisibilityTimeout: 'soon' } },
});
const dangling = written('dangling', {
  Queue: { Type: 'AWS::SQS::Queue', Properties: { QueueName: { Ref: 'Nowhere' } } },
});

test.each(checkers)(
  '$name finds nothing in what is synthesized, and what is wrong elsewhere',
  ({ find }) => {
    expect(templates).toHaveLength(13);
    expect(find(templates)).toEqual([]);
    expect(find([mistyped])).toEqual([expect.stringContaining('mistyped.template.json')]);
    expect(find([dangling])).toEqual([expect.stringContaining('Nowhere')]);
  },
  60_000,
);
