import { Principals } from '@menuleaf/local-cloud/access/principals.ts';
import { readAssembly } from '@menuleaf/local-cloud/stack/assembly.ts';
import { Deployment } from '@menuleaf/local-cloud/stack/deployment.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import * as z from 'zod';
import { localOutput } from '../build/build.ts';

/** Every operation that gets rows out of a table: reads, writes that return old values, and full copies. */
const waysOut = [
  'GetItem',
  'BatchGetItem',
  'Query',
  'Scan',
  'PartiQLSelect',
  'PutItem',
  'UpdateItem',
  'DeleteItem',
  'PartiQLUpdate',
  'PartiQLDelete',
  'GetRecords',
  'ExportTableToPointInTime',
  'CreateBackup',
  'StartAwsBackupJob',
  'RestoreTableToPointInTime',
].map((action) => `dynamodb:${action}`);

const deployment = new Deployment(readAssembly(localOutput));
const principals = new Principals(deployment);
const tables = deployment.ofType('AWS::DynamoDB::GlobalTable');
const [table = '', passwords = ''] = ['Table', 'Passwords'].map(
  (name) => tables.find(({ logicalId }) => logicalId.startsWith(name))?.attributes.Arn,
);

/** The roles in all stacks, whoever assumes them, that can get rows with this key from a table. */
const readersOf = (tableArn: string, leadingKey: string) =>
  deployment
    .ofType('AWS::IAM::Role')
    .filter(({ attributes }) =>
      [tableArn, `${tableArn}/stream/1`, `${tableArn}/index/1`].some((resource) =>
        waysOut.some((action) =>
          principals
            .ofRole(attributes.Arn ?? '')
            .allows({ action, resource, keys: { 'dynamodb:LeadingKeys': [leadingKey] } }),
        ),
      ),
    )
    .map(({ stack, logicalId }) => `${stack} ${logicalId}`);

const callsOfIdentity = /identity.* handlerrole/;

test('of all functions one reads password hashes, and two may at most', () => {
  const readers = readersOf(passwords, 'u1');
  expect(readers.length).toBeLessThanOrEqual(2);
  expect(readers).toEqual([expect.stringMatching(callsOfIdentity)]);
});

test('a table that tells of its changes holds no password', () => {
  const streamed = tables.filter((it) => 'StreamSpecification' in it.read(z.looseObject({})));
  expect(streamed.map(({ attributes }) => attributes.Arn)).toEqual([table]);
});

test('who a person is, is read by the same function', () => {
  const readers = readersOf(table, keys.user.pk('u1'));
  // These read the stream only through filters, which exclude changes to user rows.
  const ofStream = /announcer|publisherrole/i;
  const others = readers.filter((name) => !ofStream.test(name));
  expect(others).toEqual([expect.stringMatching(callsOfIdentity)]);
});
