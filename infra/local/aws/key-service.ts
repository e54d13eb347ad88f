import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Deployment } from '../stack/deployment.ts';
import { AwsError } from '../aws-error.ts';
import type { AwsCall, AwsReply, AwsService } from './endpoint.ts';

const keySchema = z.object({
  KeySpec: z.literal('ECC_NIST_P256'),
  KeyUsage: z.literal('SIGN_VERIFY'),
});
const publicKeyInput = z.object({ KeyId: z.string() });
const signInput = z.object({
  KeyId: z.string(),
  Message: z.base64(),
  // Node cannot sign a precomputed digest.
  MessageType: z.literal('RAW').default('RAW'),
  SigningAlgorithm: z.literal('ECDSA_SHA_256'),
});

/** KMS: Sign and GetPublicKey for the deployment's signing keys, which are stored in `folder`. */
export function keyService(deployment: Deployment, folder: string): AwsService {
  mkdirSync(folder, { recursive: true });
  const keyOf = (id: string) => {
    try {
      return deployment.find('AWS::KMS::Key', id);
    } catch {
      throw new AwsError(400, 'NotFoundException', `Key '${id}' does not exist`);
    }
  };
  const pemOf = (ref: string): string => {
    const file = join(folder, `${ref}.pem`);
    if (!existsSync(file)) {
      const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      writeFileSync(`${file}.new`, privateKey.export({ type: 'pkcs8', format: 'pem' }), {
        mode: 0o600,
      });
      renameSync(`${file}.new`, file);
    }
    return readFileSync(file, 'utf8');
  };
  const getPublicKey = (call: AwsCall) => {
    const { KeyId } = publicKeyInput.parse(JSON.parse(call.body.toString()));
    const key = keyOf(KeyId);
    call.demand('kms:GetPublicKey', key.attributes.Arn ?? '');
    const { KeySpec, KeyUsage } = key.read(keySchema);
    const spki = createPublicKey(pemOf(key.ref)).export({ type: 'spki', format: 'der' });
    const PublicKey = spki.toString('base64');
    return {
      KeyId: key.attributes.Arn,
      PublicKey,
      KeySpec,
      KeyUsage,
      SigningAlgorithms: ['ECDSA_SHA_256'],
    };
  };
  const signMessage = (call: AwsCall) => {
    const input = signInput.parse(JSON.parse(call.body.toString()));
    const key = keyOf(input.KeyId);
    call.demand('kms:Sign', key.attributes.Arn ?? '');
    const message = Buffer.from(input.Message, 'base64');
    const Signature = sign('sha256', message, createPrivateKey(pemOf(key.ref))).toString('base64');
    return { KeyId: key.attributes.Arn, Signature, SigningAlgorithm: input.SigningAlgorithm };
  };
  return {
    prefix: 'TrentService.',
    answer: async (call): Promise<AwsReply> => {
      if (call.operation === 'TrentService.GetPublicKey') return reply(getPublicKey(call));
      if (call.operation === 'TrentService.Sign') return reply(signMessage(call));
      throw new AwsError(400, 'UnknownOperationException', call.operation);
    },
  };
}

const reply = (value: unknown): AwsReply => ({ status: 200, body: JSON.stringify(value) });
