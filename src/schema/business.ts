import type { InferType } from 'yup';
import { validTime } from './hour-span';
import { optionalHours } from './hours';
import { isCountry } from './known-codes';
import { requiredNumber } from './plain-values';
import {
  oneOf,
  optionalGroup,
  optionalList,
  optionalText,
  sample,
  strictObject,
  text,
  whole,
  withDescription,
} from './primitives';

/** The kinds of business in schema.org, LocalBusiness and below (https://schema.org/LocalBusiness). */
export const businessTypes = [
  ...['AccountingService', 'AdultEntertainment', 'AmusementPark', 'AnimalShelter'],
  ...['ArchiveOrganization', 'ArtGallery', 'Attorney', 'Audiology', 'AutoBodyShop', 'AutoDealer'],
  ...['AutoPartsStore', 'AutoRental', 'AutoRepair', 'AutoWash', 'AutomatedTeller'],
  ...['AutomotiveBusiness', 'Bakery', 'BankOrCreditUnion', 'BarOrPub', 'BeautySalon'],
  ...['BedAndBreakfast', 'BikeStore', 'BookStore', 'BowlingAlley', 'Brewery', 'CafeOrCoffeeShop'],
  ...['Campground', 'Casino', 'ChildCare', 'ClothingStore', 'ComedyClub', 'CommunityHealth'],
  ...['ComputerStore', 'ConvenienceStore', 'CovidTestingFacility', 'DaySpa', 'Dentist'],
  ...['DepartmentStore', 'Dermatology', 'DietNutrition', 'Distillery', 'DryCleaningOrLaundry'],
  ...['Electrician', 'ElectronicsStore', 'Emergency', 'EmergencyService', 'EmploymentAgency'],
  ...['EntertainmentBusiness', 'ExerciseGym', 'FastFoodRestaurant', 'FinancialService'],
  ...['FireStation', 'Florist', 'FoodEstablishment', 'FurnitureStore', 'GardenStore', 'GasStation'],
  ...['GeneralContractor', 'Geriatric', 'GolfCourse', 'GovernmentOffice', 'GroceryStore'],
  ...['Gynecologic', 'HVACBusiness', 'HairSalon', 'HardwareStore', 'HealthAndBeautyBusiness'],
  ...['HealthClub', 'HobbyShop', 'HomeAndConstructionBusiness', 'HomeGoodsStore', 'Hospital'],
  ...['Hostel', 'Hotel', 'HousePainter', 'IceCreamShop', 'IndividualPhysician', 'InsuranceAgency'],
  ...['InternetCafe', 'JewelryStore', 'LegalService', 'Library', 'LiquorStore', 'LocalBusiness'],
  ...['Locksmith', 'LodgingBusiness', 'MedicalBusiness', 'MedicalClinic', 'MensClothingStore'],
  ...['Midwifery', 'MobilePhoneStore', 'Motel', 'MotorcycleDealer', 'MotorcycleRepair'],
  ...['MovieRentalStore', 'MovieTheater', 'MovingCompany', 'MusicStore', 'NailSalon', 'NightClub'],
  ...['Notary', 'Nursing', 'Obstetric', 'OfficeEquipmentStore', 'Oncologic', 'Ophthalmology'],
  ...['Optician', 'Optometric', 'Otolaryngologic', 'OutletStore', 'PawnShop', 'Pediatric'],
  ...['PetStore', 'Pharmacy', 'Physician', 'PhysiciansOffice', 'Physiotherapy', 'PlasticSurgery'],
  ...['Plumber', 'Podiatric', 'PoliceStation', 'PostOffice', 'PrimaryCare', 'ProfessionalService'],
  ...['Psychiatric', 'PublicHealth', 'PublicSwimmingPool', 'RadioStation', 'RealEstateAgent'],
  ...['RecyclingCenter', 'Resort', 'Restaurant', 'RoofingContractor', 'SelfStorage', 'ShoeStore'],
  ...['ShoppingCenter', 'SkiResort', 'SportingGoodsStore', 'SportsActivityLocation', 'SportsClub'],
  ...['StadiumOrArena', 'Store', 'TattooParlor', 'TelevisionStation', 'TennisComplex', 'TireShop'],
  ...['TouristInformationCenter', 'ToyStore', 'TravelAgency', 'VacationRental', 'WholesaleStore'],
  ...['Winery'],
] as const;

const degrees = (words: string, most: number) =>
  requiredNumber().min(-most).max(most).meta({ description: words, unit: '°' });

export const postalAddress = strictObject({
  street: text('The street and the number.'),
  postalCode: optionalText('The postal code.', 'there is none'),
  town: text('The town.'),
  region: optionalText('The state or region.', 'it is not given'),
  country: text('The country as two capital letters, for example GB.')
    .meta({ blank: 'GB' })
    .test(
      'country',
      'must be the two capital letters of a country, for example GB',
      (value = '') => value === '' || isCountry(value),
    ),
});

export const position = strictObject({
  latitude: degrees('The latitude; south of the equator with a minus.', 90),
  longitude: degrees('The longitude; west of Greenwich with a minus.', 180),
});

const clock = (words: string) =>
  optionalText(words, 'nothing is said of it')
    .matches(validTime, { message: 'must be a time like 15:00', excludeEmptyString: true })
    .meta({ shown: false });

/** https://developers.google.com/search/docs/appearance/structured-data/local-business */
export const business = strictObject({
  sample: sample(),
  type: oneOf(
    'The type of business, as search engines call it; LocalBusiness if none fits.',
    businessTypes,
  ).meta({ blank: 'LocalBusiness' }),
  address: withDescription('The postal address, part by part.', postalAddress),
  position: optionalGroup(
    'The position on the globe, in degrees.',
    'search engines look the address up',
    position,
  ),
  hours: optionalHours('The opening hours.', 'no hours are given'),
  priceRange: optionalText(
    'How much it costs, for search engines, for example €€ or 90–160 €.',
    'nothing is said of it',
  )
    .max(100, 'must be 100 characters or fewer: search engines ignore longer ones')
    .meta({ shown: false, translated: true }),
  cuisine: optionalList(
    'What is cooked there, for search engines, for example Italian: of a restaurant or a café.',
    'nothing is said of it',
    text().meta({ shown: false, translated: true }),
  ),
  stars: whole('How many stars a hotel has, for search engines.')
    .min(1, 'must be 1 or more')
    .max(5, 'must be 5 or less')
    .optional()
    .meta({ whenOmitted: 'nothing is said of them' }),
  checkIn: clock('From when guests of a hotel can come, for search engines.'),
  checkOut: clock('Until when they have to leave.'),
});

export type Business = InferType<typeof business>;
