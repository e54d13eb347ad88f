import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const manifestSchema = z.object({
  artifacts: z.record(
    z.string(),
    z.object({
      type: z.string(),
      properties: z.object({ templateFile: z.string().optional() }).loose().optional(),
    }),
  ),
});

const templateSchema = z.object({
  Parameters: z
    .record(
      z.string(),
      z.object({ Type: z.literal('AWS::SSM::Parameter::Value<String>'), Default: z.string() }),
    )
    .default({}),
  Resources: z.record(
    z.string(),
    z.object({
      Type: z.string(),
      Properties: z.record(z.string(), z.unknown()).default({}),
      Condition: z.undefined({ error: 'Conditions are not evaluated locally' }).optional(),
    }),
  ),
});

const assetsSchema = z.object({
  files: z.record(z.string(), z.object({ source: z.object({ path: z.string().optional() }) })),
});

export type Template = z.infer<typeof templateSchema>;

/** The output of `cdk synth`: templates by stack name, and asset paths by hash. */
export type Assembly = { templates: Map<string, Template>; assets: Map<string, string> };

const parse = <Schema extends z.ZodType>(schema: Schema, file: string): z.output<Schema> =>
  schema.parse(JSON.parse(readFileSync(file, 'utf8')));

/** Reads a cloud assembly. Throws if the folder has none. */
export function readAssembly(folder: string): Assembly {
  const { artifacts } = parse(manifestSchema, join(folder, 'manifest.json'));
  const assembly: Assembly = { templates: new Map(), assets: new Map() };
  for (const [name, { type, properties }] of Object.entries(artifacts)) {
    if (type !== 'aws:cloudformation:stack' || !properties?.templateFile) continue;
    assembly.templates.set(name, parse(templateSchema, join(folder, properties.templateFile)));
    const { files } = parse(assetsSchema, join(folder, `${name}.assets.json`));
    for (const [hash, { source }] of Object.entries(files)) {
      if (source.path) assembly.assets.set(hash, join(folder, source.path));
    }
  }
  return assembly;
}
