/** The diets of schema.org, https://schema.org/RestrictedDiet, and what each means. */
export const diets = {
  vegetarian: 'without meat and fish',
  vegan: 'without anything from animals',
  'gluten-free': 'without gluten',
  'lactose-free': 'without lactose',
  halal: 'halal',
  kosher: 'kosher',
  'low-calorie': 'with few calories',
  'low-fat': 'with little fat',
  'low-salt': 'with little salt',
  diabetic: 'for people with diabetes',
};

export type Diet = keyof typeof diets;
