import { type InferType, number } from 'yup';
import { optionalHours } from './hours';
import { isCountry } from './known-codes';
import { oneOf, optionalText, sample, strictObject, text, withDescription } from './primitives';

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
  number()
    .typeError('must be a number, without quotes')
    .required('is missing: write a number')
    .min(-most)
    .max(most)
    .meta({ description: words, unit: '°' });

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

/** https://developers.google.com/search/docs/appearance/structured-data/local-business */
export const business = strictObject({
  sample: sample(),
  type: oneOf(
    'The type of business, as search engines call it; LocalBusiness if none fits.',
    businessTypes,
  ),
  address: withDescription('The postal address, part by part.', postalAddress),
  position: withDescription('The position on the globe, in degrees.', position)
    .optional()
    .default(undefined)
    .meta({ whenOmitted: 'search engines look the address up' }),
  hours: optionalHours('The opening hours.', 'no hours are given'),
});

export type Business = InferType<typeof business>;
