import { basename } from 'node:path';
import { App, CloudFormationValidatePlugin, DefaultStackSynthesizer, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { CfnInclude } from 'aws-cdk-lib/cloudformation-include';

/** A template checker by name: returns its findings, a line each. */
type Checker = { name: string; find: (templates: readonly string[]) => string[] };

/** AWS's own: schemas of all resource types, and rules across them. Works offline. */
function findBySchemas(templates: readonly string[]): string[] {
  const { violations } = new CloudFormationValidatePlugin().validate({
    appConstruct: new App(),
    templatePaths: [...templates],
    stackTemplates: templates.map((templatePath) => ({
      templatePath,
      stackConstructPath: '',
      accountId: undefined,
      region: undefined,
    })),
  });
  return violations.flatMap(({ ruleName, description, violatingResources }) =>
    violatingResources.map(
      ({ templatePath = '', resourceLogicalId = '' }) =>
        `${basename(templatePath)} ${resourceLogicalId}: ${ruleName} ${description}`,
    ),
  );
}

/**
 * CDK's parser: reads each template into constructs, which reject dangling references, circular references and values
 * of the wrong type.
 */
const findByReading = (templates: readonly string[]): string[] =>
  templates.flatMap((templateFile) => {
    // The template already has its version parameter.
    const synthesizer = new DefaultStackSynthesizer({ generateBootstrapVersionRule: false });
    const stack = new Stack(new App(), 'Stack', { synthesizer });
    try {
      const { stack: whole } = new CfnInclude(stack, 'Read', { templateFile });
      Template.fromStack(whole);
      return [];
    } catch (error) {
      return [
        `${basename(templateFile)}: ${error instanceof Error ? error.message : String(error)}`,
      ];
    }
  });

export const checkers: readonly Checker[] = [
  { name: 'CloudFormation Validate', find: findBySchemas },
  { name: 'CloudFormation Include', find: findByReading },
];
