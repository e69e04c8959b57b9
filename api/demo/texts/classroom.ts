// Texts for 课堂与课程: teaching children and students, and its materials.
import type { TextBlocks } from './text-blocks.ts';

export const classroom: TextBlocks = {
  topics: [
    {
      names: [['小学语文整本书阅读', 'Whole-Book Reading in Primary Chinese'], ['小学语文课上读完一本书', 'Reading a Whole Book in Primary Chinese Lessons']],
      background: ['整本书阅读进入课程标准之后，课时与评价方式成为教师最常提出的难题。', 'Since whole-book reading entered the curriculum, teachers ask most often about time and assessment.'],
      findings: [
        ['结果显示，每周固定两节阅读课的班级，学生复述的完整程度明显提高。', 'In classes with two fixed reading lessons a week, pupils retell markedly more completely.'],
        ['研究发现，以问题清单导读的学生能够记住情节，却较少提出自己的疑问。', 'Pupils guided by lists of questions remember the plot but raise fewer questions of their own.'],
      ],
      meaning: ['阅读课的设计应为学生的疑问留出时间，而不只检查读没读完。', 'Lessons should leave time for pupils’ questions rather than check whether they finished.'],
      keywords: [['整本书阅读', 'whole-book reading'], ['小学语文', 'primary Chinese'], ['阅读评价', 'reading assessment']],
    },
    {
      names: [['初中数学错题订正', 'Error Correction in Lower-Secondary Mathematics'], ['初中生的数学错题本', 'Error Notebooks in Lower-Secondary Mathematics']],
      background: ['错题本在初中被普遍使用，但订正常常流于抄写答案，难以改变学生的思路。', 'Error notebooks are common in lower-secondary schools, yet correction often means copying answers and changes little in thinking.'],
      findings: [
        ['研究表明，要求学生写出错误理由后，同类错误在四周内的重现率下降近一半。', 'When pupils had to write why they erred, the same errors recurred about half as often within four weeks.'],
        ['观察发现，同伴互查比教师批改更能暴露推理中的跳步。', 'Peer checking exposes skipped steps better than teachers’ marking.'],
      ],
      meaning: ['订正应当被看作一次新的学习，而不是作业的收尾。', 'Correction should be treated as learning anew rather than as the end of homework.'],
      keywords: [['错题订正', 'error correction'], ['初中数学', 'lower-secondary mathematics'], ['元认知', 'metacognition']],
    },
    {
      names: [['大学英语写作反馈', 'Feedback on College English Writing'], ['英语作文的评改与修订', 'Commenting on and Revising English Essays']],
      background: ['大班教学中写作反馈数量有限，自动评阅系统随之普及，其作用需要细致检验。', 'Large classes limit feedback on writing, and automatic systems have spread whose effect needs careful study.'],
      findings: [
        ['结果表明，自动反馈主要减少语法错误，篇章结构的改进仍依赖教师面谈。', 'Automatic feedback mainly reduces errors of grammar, while structure still depends on conferences with teachers.'],
        ['研究发现，限制学生每次只处理三条意见，修改的深度反而提高。', 'Limiting students to three comments at a time deepens revision.'],
      ],
      meaning: ['反馈的价值取决于学生能否据此作出选择，数量并非越多越好。', 'Feedback is worth what students can decide with it, and more is not better.'],
      keywords: [['写作反馈', 'writing feedback'], ['大学英语', 'college English'], ['修改', 'revision']],
    },
    {
      names: [['科学探究课提问', 'Questioning in Science Inquiry Lessons'], ['探究课上的追问', 'Follow-Up Questions in Inquiry Lessons']],
      background: ['探究课强调学生提问，但课堂录像显示多数问题仍由教师提出并由教师回答。', 'Inquiry lessons stress pupils’ questions, yet recordings show most are still asked and answered by teachers.'],
      findings: [
        ['分析显示，教师等待时间延长到五秒以上，学生的解释性回答增加一倍。', 'When teachers wait five seconds or more, explanatory answers double.'],
        ['研究发现，先动手后提问的顺序比先提问后动手更容易产生可检验的问题。', 'Working with material before asking leads to more testable questions than the other way round.'],
      ],
      meaning: ['提问的质量与课堂节奏有关，应当在教案中明确留出停顿。', 'The quality of questions depends on pace, and pauses should be written into lesson plans.'],
      keywords: [['课堂提问', 'classroom questioning'], ['科学探究', 'science inquiry'], ['等待时间', 'wait time']],
    },
    {
      names: [['乡村小规模学校复式教学', 'Multigrade Teaching in Small Rural Schools'], ['一师多级的乡村课堂', 'Rural Classrooms of Several Grades']],
      background: ['学龄人口减少使复式班重新出现，教师却很少接受过相应的培训。', 'Falling numbers of children have brought multigrade classes back, for which teachers are rarely trained.'],
      findings: [
        ['研究发现，以主题统整不同年级内容的教师，学生独立学习的时间利用率更高。', 'Where teachers unite grades by themes, pupils make better use of independent time.'],
        ['比较显示，高年级学生担任小助手并未影响其成绩，反而提高了表达的条理。', 'Older pupils serving as helpers lose nothing in grades and explain more clearly.'],
      ],
      meaning: ['复式教学不应只被看作权宜之计，其组织经验对普通班级也有启发。', 'Multigrade teaching is more than a stopgap: its ways of organising can inform ordinary classes.'],
      keywords: [['复式教学', 'multigrade teaching'], ['乡村学校', 'rural schools'], ['同伴互助', 'peer help']],
    },
    {
      names: [['教材插图与概念学习', 'Textbook Illustrations and Concept Learning'], ['教科书里的图与概念', 'Pictures and Concepts in Textbooks']],
      background: ['教材插图的数量逐版增加，但其与文字的配合以及对概念理解的作用尚不清楚。', 'Textbooks carry more pictures with every edition, but how these fit the text and help understanding is unclear.'],
      findings: [
        ['眼动数据显示，图文距离超过半页时，学生往返阅读的次数显著减少。', 'Eye tracking shows that pupils go back and forth far less when picture and text are more than half a page apart.'],
        ['测验结果表明，装饰性插图对理解没有帮助，示意图则能显著减少误解。', 'Decorative pictures do not help, whereas diagrams reduce misconceptions markedly.'],
      ],
      meaning: ['插图编排应服务于推理过程，而不是填充版面。', 'Illustrations should serve reasoning rather than fill pages.'],
      keywords: [['教材插图', 'textbook illustrations'], ['概念理解', 'conceptual understanding'], ['图文配合', 'text and picture']],
    },
  ],
  approaches: [
    {
      titles: [
        ['{topic}：一项课堂观察研究', '{topic}: A Classroom Observation Study'],
        ['走进课堂看{topic}', 'A Look into Classrooms: {topic}'],
        ['{topic}中的师生互动', 'How Teachers and Pupils Interact: {topic}'],
      ],
      method: ['本文在六所学校进行为期一学期的课堂观察，共记录一百二十节课，由两名研究者独立编码。', 'One hundred and twenty lessons in six schools were observed over a term and coded independently by two researchers.'],
      contrast: ['新任教师与熟手教师的差别主要在于对意外回答的处理。', 'Novice and experienced teachers differ mainly in how they treat unexpected answers.'],
      keyword: ['课堂观察', 'classroom observation'],
    },
    {
      titles: [
        ['{topic}的行动研究', 'Action Research on {topic}'],
        ['从困惑到改进：{topic}三轮实践', 'From Doubts to Change: Three Rounds of {topic}'],
        ['与教师同行：{topic}的课例改进', 'With Teachers: Improving Lessons on {topic}'],
      ],
      subtitle: ['三轮教学改进的记录', 'A Record of Three Rounds of Change'],
      method: ['本文由任课教师与研究者合作开展三轮教学改进，收集教案、学生作品与反思日志。', 'Teachers and researchers carried out three rounds of change together and collected plans, pupils’ work and journals.'],
      contrast: ['第一轮的效果并不明显，第二轮调整任务难度之后变化才显现出来。', 'The first round showed little; change appeared after tasks were adjusted in the second.'],
      keyword: ['行动研究', 'action research'],
    },
    {
      titles: [
        ['教师如何理解{topic}', 'How Teachers Understand {topic}'],
        ['经验与规范之间：教师眼中的{topic}', 'Between Experience and Rule: Teachers on {topic}'],
        ['{topic}：三十四名教师的叙述', '{topic}: Accounts of Thirty-Four Teachers'],
      ],
      method: ['本文对三十四名教师进行半结构访谈，并请其评析同一段教学录像，再作主题分析。', 'Thirty-four teachers were interviewed and commented on the same lesson recording; themes were then analysed.'],
      contrast: ['城区教师更关注评价结果，乡镇教师更关注课时是否充足。', 'Urban teachers care more about results, rural ones about time.'],
      keyword: ['教师信念', 'teacher beliefs'],
    },
    {
      titles: [
        ['{topic}的国际比较', '{topic} in International Comparison'],
        ['五国课程文件中的{topic}', '{topic} in the Curricula of Five Countries'],
        ['他山之石：各国如何安排{topic}', 'Lessons from Abroad: How Countries Arrange {topic}'],
      ],
      method: ['本文选取五个国家的课程文件与公开课例，建立统一的分析框架进行比较。', 'Curricula and public lessons of five countries are compared within one framework.'],
      contrast: ['各国在目标表述上趋同，而在课堂时间的分配上差异明显。', 'Countries converge in stated aims and differ clearly in the use of lesson time.'],
      keyword: ['国际比较', 'international comparison'],
    },
    {
      titles: [
        ['技术支持下的{topic}', 'Technology-Supported {topic}'],
        ['平板进课堂之后的{topic}', '{topic} after Tablets Came to Class'],
        ['学习记录能否改进{topic}', 'Can Learning Records Improve {topic}?'],
      ],
      method: ['本文在四个班级开展准实验，实验班使用平板记录学习过程，对照班沿用原有方式。', 'In a quasi-experiment with four classes, two recorded learning on tablets while two kept to their usual ways.'],
      contrast: ['技术带来的好处集中于中等水平的学生，对两端学生影响较小。', 'Gains from technology concentrate on middling pupils and are small at both ends.'],
      keyword: ['教育技术', 'educational technology'],
    },
    {
      titles: [
        ['{topic}研究十年：回顾与展望', 'Ten Years of Research on {topic}: Review and Outlook'],
        ['我们对{topic}知道多少', 'What We Know about {topic}'],
        ['{topic}：文献中的共识与缺口', '{topic}: Agreement and Gaps in the Literature'],
      ],
      method: ['本文梳理近十年发表的二百余篇文献，从研究问题、对象与方法三个方面加以归纳。', 'More than two hundred publications of ten years are summarised by question, subject and method.'],
      contrast: ['经验总结类文献占多数，严格的效果检验仍然不足。', 'Accounts of experience dominate, and rigorous tests of effect remain few.'],
      keyword: ['文献综述', 'literature review'],
    },
  ],
};
