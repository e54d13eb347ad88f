/* Learnt from pages of restaurants, by networks that had left them out and rules from before these were open. */

export const choiceWeights: readonly number[] = [
  5.114, -0.438, 0.81, 4.561, -6.72, 1.578, 0.403, -1.901, 0.297, 0.342, -1.724, -0.148, -0.578,
  0.868, 0.531, -0.211, 1.466, -0.328, -0.089, 0.127, -0.754, -0.012, 0.653, -0.519, -0.657, -0.669,
  0.797, -0.746, -4.771, -0.685, 2.419, -3.082, -0.879, -2.336, -2.072, -3.147, 0.505, 0.51,
];
