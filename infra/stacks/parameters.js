import { StringParameter } from 'aws-cdk-lib/aws-ssm';
/** The name that a parameter has on AWS. */
export const parameterName = (stage, name) => `/menuleaf/${stage}/${name}`;
/** Writes a parameter that other stacks read. */
export function publish(scope, stage, name, value) {
  return new StringParameter(scope, `parameter-${name}`, {
    parameterName: parameterName(stage, name),
    stringValue: value,
  });
}
/** The parameter's value at deployment. */
export const read = (scope, stage, name) =>
  StringParameter.valueForStringParameter(scope, parameterName(stage, name));
