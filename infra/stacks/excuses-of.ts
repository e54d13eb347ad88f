import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import * as z from 'zod';

const reasons = z.record(z.string(), z.string());

/** What of cdk-nag is said not to hold of one construct, each with its reason. */
export const excusesOf = (construct: IConstruct): Record<string, string>[] =>
  construct.node.metadata
    .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
    .map(({ data }) => reasons.parse(data));

/** How many findings are excused in all of a stack or an app. */
export const countExcuses = (scope: IConstruct): number =>
  scope.node
    .findAll()
    .flatMap(excusesOf)
    .reduce((sum, excuses) => sum + Object.keys(excuses).length, 0);
