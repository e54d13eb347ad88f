import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';
import type { Stage } from './stage.ts';

/** Mails at 80 % of the account's monthly budget, and when the forecast exceeds it. */
export function addBudget(
  scope: Construct,
  { alarmMail, monthlyBudgetDollars }: Stage,
): CfnBudget | undefined {
  if (!alarmMail || monthlyBudgetDollars === undefined) return undefined;
  const subscribers = [{ subscriptionType: 'EMAIL', address: alarmMail }];
  const condition = { comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' };
  return new CfnBudget(scope, 'Budget', {
    budget: {
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyBudgetDollars, unit: 'USD' },
    },
    notificationsWithSubscribers: [
      { notification: { ...condition, notificationType: 'ACTUAL', threshold: 80 }, subscribers },
      {
        notification: { ...condition, notificationType: 'FORECASTED', threshold: 100 },
        subscribers,
      },
    ],
  });
}
