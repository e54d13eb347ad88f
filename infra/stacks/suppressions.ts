import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import * as z from 'zod';

const reasons = z.record(z.string(), z.string());

/** A construct's cdk-nag suppressions with reasons. */
export const suppressionsOf = (construct: IConstruct): Record<string, string>[] =>
  construct.node.metadata
    .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
    .map(({ data }) => reasons.parse(data));

export const countSuppressions = (scope: IConstruct): number =>
  scope.node
    .findAll()
    .flatMap(suppressionsOf)
    .reduce((sum, excuses) => sum + Object.keys(excuses).length, 0);
