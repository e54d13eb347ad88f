import { text } from 'node:stream/consumers';
import { App, AssetStaging } from 'aws-cdk-lib';
import { addStacks } from '../all-stacks.ts';
import { readStage } from '../stacks/stage.ts';

/** Loads and bundles what a synthesis needs, which takes longer than the rest of it. */
function prepare(): void {
  const context = { 'aws:cdk:disable-asset-staging': true };
  try {
    addStacks(new App({ autoSynth: false, context }), readStage('local'));
  } catch {
    // A first build copies what is not there yet.
  }
  AssetStaging.clearAssetHashCache();
}

prepare();
await text(process.stdin);
await import('../app.ts');
