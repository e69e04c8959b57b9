// The four branches of the demo publisher, all below its root department.
export const demoDepartments = {
  humanities: { name: '人文分社', nameEn: 'Humanities branch' },
  social: { name: '社会科学分社', nameEn: 'Social science branch' },
  science: { name: '科技分社', nameEn: 'Science branch' },
  medicine: { name: '医学与健康分社', nameEn: 'Medicine and health branch' },
} as const;

export type DemoDepartment = keyof typeof demoDepartments;
