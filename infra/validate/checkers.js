import { basename } from 'node:path';
import { App, CloudFormationValidatePlugin, DefaultStackSynthesizer, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { CfnInclude } from 'aws-cdk-lib/cloudformation-include';
/** AWS's own: the schemas of all resource types, and rules on how they go together. Nothing is asked of AWS. */
function findBySchemas(templates) {
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
 * CDK's reader: each template is read back into constructs, which refuse a reference to nothing, a circle of references
 * and a value of another kind than the property's.
 */
const findByReading = (templates) =>
  templates.flatMap((templateFile) => {
    // The template brings the version that it asks for along.
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
export const checkers = [
  { name: 'CloudFormation Validate', find: findBySchemas },
  { name: 'CloudFormation Include', find: findByReading },
];
