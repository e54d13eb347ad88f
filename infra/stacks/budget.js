import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
/** A mail at 80 % of what the account may cost a month, and when the month will end above it. */
export function addBudget(scope, { alarmMail, monthlyBudgetDollars }) {
  if (!alarmMail || monthlyBudgetDollars === undefined) return undefined;
  const subscribers = [{ subscriptionType: 'EMAIL', address: alarmMail }];
  const told = { comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' };
  return new CfnBudget(scope, 'Budget', {
    budget: {
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyBudgetDollars, unit: 'USD' },
    },
    notificationsWithSubscribers: [
      { notification: { ...told, notificationType: 'ACTUAL', threshold: 80 }, subscribers },
      { notification: { ...told, notificationType: 'FORECASTED', threshold: 100 }, subscribers },
    ],
  });
}
